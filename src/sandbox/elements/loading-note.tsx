import type { Words } from '../../languages/texts/sandbox.ts';
import type { Loading } from './use-loading.ts';

interface Props {
  loading: Loading | null;
  words: Words;
}

/** Says that something is loading, or that it failed, which can then be tried again. */
export function LoadingNote({ loading, words }: Props) {
  if (!loading) return null;
  const { slow, failed, again } = words.loading;
  return (
    <>
      <p>{loading.is === 'slow' ? slow : (loading.said ?? failed)}</p>
      {loading.again && (
        <button type="button" onClick={loading.again}>
          {again}
        </button>
      )}
    </>
  );
}
