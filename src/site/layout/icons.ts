/** Signs of the interface on the same grid; the words beside them say what they mean. */
export const SIGNS = {
  seal: '<path d="m12 1 2.8 2.3 3.6-.1 1 3.5 3 2-1.3 3.3 1.3 3.3-3 2-1 3.5-3.6-.1L12 23l-2.8-2.3-3.6.1-1-3.5-3-2L2.9 12 1.6 8.7l3-2 1-3.5 3.6.1zm-1.3 14.9 6-6.2-1.5-1.5-4.5 4.7-2-2-1.5 1.5z"/>',
  quill:
    '<path d="M21.5 2C12 2.5 6 7.5 5.5 15.5L3 21l1.8 1 1.9-4.2c7.8.2 11.8-3.3 12.5-8.8l-3.2.3 3.9-2.3c.6-1.6 1.2-3.2 1.6-5zM8 15c1.6-3.3 4-5.6 7.4-7.2-2.6 2.3-4.5 4.6-5.8 7.4z"/>',
  star: '<path d="m12 1.5 3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.7 3.9 1.6-7.5L1.2 9.3l7.6-.8z"/>',
} as const;

export type SignName = keyof typeof SIGNS;
