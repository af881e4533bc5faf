/**
 * Puts tasks off until the browser has drawn what is on the page by then, so that what a reader waits
 * for is shown first. A newer task takes the place of one that still waits.
 */
export function afterFrame(): { run(task: () => void): void; cancel(): void } {
  let latest = 0;
  return {
    run(task) {
      const own = ++latest;
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (own === latest) task();
        }),
      );
    },
    cancel() {
      latest++;
    },
  };
}
