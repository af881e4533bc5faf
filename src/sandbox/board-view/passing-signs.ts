/** Drawings of signs that appear only while stepping: a page does not need them at its start. */
export const PASSING_SIGNS = {
  from: '<path d="m11 4 1.8 1.8-4.9 4.9H21v2.6H7.9l4.9 4.9L11 20l-8-8z"/>',
  pause: '<path d="M5.5 3.5h4.3v17H5.5zm8.7 0h4.3v17h-4.3z"/>',
  raise: '<path d="m12 7 8 8-2 2-6-6-6 6-2-2z"/>',
  lower: '<path d="m12 17-8-8 2-2 6 6 6-6 2 2z"/>',
  flag: '<path d="M5 2h2.4v1.4H20l-3 4.6 3 4.6H7.4V22H5z"/>',
  check: '<path d="m9.5 19-7-7 1.9-1.9 5.1 5.2L19.6 5l1.9 1.9z"/>',
  forbidden:
    '<path d="M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM6.2 8A7 7 0 0 0 16 17.8zM8 6.2 17.8 16A7 7 0 0 0 8 6.2z"/>',
} as const;
