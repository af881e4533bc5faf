/** Where the browser keeps the reader's choice of light or dark. */
export const THEME_KEY = 'altered-codex:theme';

/** Applies the saved choice. Complete in itself, because pages carry its source inline. */
export function applyTheme(key: string): void {
  try {
    const theme = localStorage.getItem(key);
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // A browser that keeps nothing follows the system.
  }
}

/** Lets a button change between light and dark, starting from what is shown. */
export function switchTheme(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const root = document.documentElement;
    const dark = getComputedStyle(root).colorScheme === 'dark' || systemIsDark(root);
    const theme = dark ? 'light' : 'dark';
    root.dataset.theme = theme;
    try {
      localStorage.setItem(THEME_KEY, theme);
    } catch {
      // The choice then holds for this page only.
    }
  });
}

function systemIsDark(root: HTMLElement): boolean {
  return !root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches;
}
