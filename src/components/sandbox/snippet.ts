/** The HTML that shows an example elsewhere: a frame, and a script that gives it the example's height. */
export function embedSnippet(address: string, title: string): string {
  const named = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${address}" title="${named}"
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

/** Lets each button copy the snippet that it belongs to, with the whole address of this site. */
export function copySnippets(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('.copy-snippet')) {
    button.addEventListener('click', async () => {
      const code = button.closest('.embedding')?.querySelector('code')?.textContent ?? '';
      const whole = code.replace('src="/', `src="${location.origin}/`);
      await navigator.clipboard.writeText(whole);
      const toast = document.querySelector('#toast');
      if (toast) toast.textContent = button.dataset.said ?? '';
    });
  }
}
