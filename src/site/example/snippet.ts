import { escapeMarkup } from '../../rulebook/escape-markup.ts';

/** The HTML that shows an example elsewhere: a frame, and a script that gives it the example's height. */
export function embedSnippet(address: string, title: string): string {
  return `<iframe src="${address}" title="${escapeMarkup(title)}"
  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
  style="width: 100%; height: 40rem; border: 0" loading="lazy"></iframe>
<script>
  addEventListener('message', ({ source, data }) => {
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source && data?.alteredCodexHeight > 0) {
        frame.style.height = data.alteredCodexHeight + 'px';
      }
    }
  });
</script>`;
}

/** Writes the whole address of this site into each snippet, and lets its button copy it. */
export function copySnippets(root: ParentNode): void {
  for (const snippet of root.querySelectorAll<HTMLElement>('.embedding')) {
    const code = snippet.querySelector('code');
    if (code) completeAddress(code);
    const button = snippet.querySelector<HTMLButtonElement>('.copy-snippet');
    button?.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code?.textContent ?? '');
      const toast = document.querySelector('#toast');
      if (toast) toast.textContent = button.dataset.said ?? '';
    });
  }
}

/** The build may not know where the site stands; the page does. */
function completeAddress(code: HTMLElement): void {
  const pieces = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) {
    piece.nodeValue = piece.nodeValue!.replace(/"(?=\/[^"]*embed\/)/, `"${location.origin}`);
  }
}
