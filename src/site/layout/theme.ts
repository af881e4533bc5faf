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

/**
 * Makes a button switch between light and dark, starting from the present theme. A choice equal to the
 * system's theme is not stored, so that the page follows the system again.
 */
export function switchTheme(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const root = document.documentElement;
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const theme = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
    if (theme === system) delete root.dataset.theme;
    else root.dataset.theme = theme;
    try {
      if (theme === system) localStorage.removeItem(THEME_KEY);
      else localStorage.setItem(THEME_KEY, theme);
    } catch {
      // The choice then holds for this page only.
    }
  });
}
