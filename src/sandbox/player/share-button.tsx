import type { Words } from '../../languages/texts/sandbox.ts';
import { Button } from '../elements/button.tsx';
import { outcomeText, useTelling } from '../elements/use-telling.ts';

interface Props {
  words: Words;
  share: () => Promise<boolean>;
}

/** Copies a link to the moment, from the strip of a narrow screen, and says there what came of it. */
export function ShareButton({ words, share }: Props) {
  const { said, tell } = useTelling(words);
  return (
    <div class="share scripted">
      <Button
        sign={said ? 'check' : 'link'}
        label={words.controls.share}
        press={() => tell(outcomeText(words, share(), 'shared', 'notShared'))}
      />
      <span class="share-said" role="status">
        {said}
      </span>
    </div>
  );
}
