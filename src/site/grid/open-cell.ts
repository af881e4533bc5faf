/** Opens the entry that the address leads to, where the browser does not, and all of them to print. */

function openAsked(): void {
  const asked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = asked?.closest('details');
  if (!details) return;
  details.open = true;
  details.scrollIntoView();
}

openAsked();
window.addEventListener('hashchange', openAsked);
window.addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.grid-row details')) {
    details.open = true;
  }
});
