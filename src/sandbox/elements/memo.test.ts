import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { memoComponent } from './memo.ts';

test('what is drawn anew only for other properties is drawn as it would be', () => {
  const Greeting = memoComponent(({ name }: { name: string }) => h('p', null, name));
  expect(renderToString(h(Greeting, { name: 'Alma' }))).toBe('<p>Alma</p>');
});
