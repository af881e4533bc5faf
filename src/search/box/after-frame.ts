/**
 * Returns a scheduler that runs a task after the browser has painted the page, so that a reader first
 * sees the result. A newer task replaces one that is still waiting.
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
