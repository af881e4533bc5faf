/**
 * Returns the preview of a card's page: an entry for each version, where versions with the same facts
 * and text share one; null where the page shows no versions. It is made from the page itself: a second
 * copy of the texts would be 3 MB in the pages of all cards.
 */
export function versionsPreview(page: ParentNode): DocumentFragment | null {
  const line = page.querySelector('.name-head .type-line')?.textContent ?? '';
  const groups = new Map<string, Version[]>();
  for (const face of page.querySelectorAll('.versions > .card-face')) {
    const version = readVersion(face, line);
    const key = [version.facts, ...version.abilities.map((one) => one.textContent)].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), version]);
  }
  if (groups.size === 0) return null;
  const preview = document.createDocumentFragment();
  preview.append(...[...groups.values()].map((same) => drawVersions(same, groups.size > 1)));
  return preview;
}

interface Version {
  /** Its rarity and factions: "Rare · Axiom, Ordis". */
  readonly heading: string;
  /** Its type line, costs and statistics. */
  readonly facts: string;
  readonly abilities: readonly Element[];
}

/** @param line the type line of all versions, where they share one */
function readVersion(face: Element, line: string): Version {
  const textOf = (selector: string) => face.querySelector(selector)?.textContent ?? '';
  return {
    heading: textOf('h2 a'),
    facts: `${textOf('.type-line') || line}${textOf('h2 [hidden]')}`,
    abilities: [...face.querySelectorAll('.card-text > .ability')].map(withoutMarks),
  };
}

/** Returns a copy of a text in which nothing is marked as differing from another version. */
function withoutMarks(text: Element): Element {
  const copy = text.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
  return copy;
}

function drawVersions(same: readonly Version[], isHeaded: boolean): HTMLElement {
  const [{ facts, abilities }] = same as [Version];
  const card = document.createElement('div');
  card.className = 'preview-card';
  const head = document.createElement('p');
  head.className = 'preview-facts';
  if (isHeaded) {
    const heading = document.createElement('b');
    heading.textContent = headingOf(same.map((version) => version.heading));
    head.append(heading, ' ');
  }
  head.append(facts);
  card.append(head, ...abilities);
  return card;
}

/** Joins headings: "Common · Bravos" and "Rare · Yzmir" become "Common, Rare · Bravos, Yzmir". */
export function headingOf(headings: readonly string[]): string {
  return [0, 1]
    .map((place) => {
      const words = headings.flatMap((heading) => heading.split(' · ')[place]?.split(', ') ?? []);
      return [...new Set(words)].join(', ');
    })
    .filter(Boolean)
    .join(' · ');
}
