import type { Words } from '../../languages/texts/sandbox.ts';
import type { Loading } from './use-loading.ts';

interface Props {
  loading: Loading | null;
  words: Words;
}

/** Says that something is loading, or that it failed, which can then be tried again. */
export function LoadingNote({ loading, words }: Props) {
  if (!loading) return null;
  const { slow, failed, again, played, stop } = words.loading;
  const { share } = loading;
  const progress = share === undefined ? slow : played(Math.floor(share * 100));
  return (
    <>
      <p>{loading.is === 'slow' ? progress : (loading.said ?? failed)}</p>
      {loading.stop && (
        <button type="button" onClick={loading.stop}>
          {stop}
        </button>
      )}
      {loading.again && (
        <button type="button" onClick={loading.again}>
          {again}
        </button>
      )}
    </>
  );
}
