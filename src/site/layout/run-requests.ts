/** An answer is shown up to so many characters. */
const MOST_SHOWN = 4_000;

/** Lets each button fetch its address and show the answer below it. */
export function runRequests(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('.run')) {
    const shown = button.closest('.endpoint')?.querySelector<HTMLElement>('.answer');
    if (!shown) continue;
    button.addEventListener('click', async () => {
      shown.textContent = await answerOf(button.dataset.address ?? '').catch(
        () => button.dataset.failed ?? '',
      );
      shown.hidden = false;
    });
  }
}

/** Asks the host of the page, which may be another than the one that the site was built for. */
async function answerOf(address: string): Promise<string> {
  const { pathname } = new URL(address, location.href);
  const response = await fetch(pathname);
  if (!response.ok) throw new Error(`${response.status} for ${pathname}`);
  const text = JSON.stringify(await response.json(), null, 2);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
