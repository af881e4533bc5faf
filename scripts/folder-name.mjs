/** Refuses folders in which no build succeeds. Plain JavaScript without imports from packages. */

/** Astro and Vite take addresses of files apart at these characters. */
const REFUSED = /[%#?]/;

/**
 * Returns why the project cannot be built in a folder, and what to do; null where it can.
 *
 * @param {string} folder
 */
export function troubleOfFolder(folder) {
  const found = REFUSED.exec(folder)?.[0];
  if (!found) return null;
  return (
    `The path of this folder has a “${found}”, at which the build would lose files: ${folder}\n` +
    'Rename or move the folder, so that its path has no %, # and ?.'
  );
}
