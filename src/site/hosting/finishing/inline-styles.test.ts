import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from '../../layout/policy.ts';
import { withHashedStyles } from './inline-styles.ts';

const page = (body: string, styles = '') =>
  `<head><meta content="${contentPolicy([])}">${styles}</head><body>${body}</body>`;
const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

test('each value of a style attribute becomes one rule', () => {
  const html = withHashedStyles(
    page('<i style="--a:1"></i><b class="x" style=\'--b:"&amp;"\'></b><i style="--a:1;"></i>'),
  );
  expect(html).toContain('<i data-s="0"></i><b class="x" data-s="1"></b><i data-s="0"></i>');
  expect(html).toContain(
    '<style data-values>:is(#_,[data-s="0"]){--a:1}:is(#_,[data-s="1"]){--b:"&"}</style></head>',
  );
});

test('the policy names every style element, and no other may be', () => {
  const html = withHashedStyles(page('', '<style>a{}</style><style media="print">b{}</style>'));
  expect(html).toContain(`style-src 'self' ${hash('a{}')} ${hash('b{}')};`);
  expect(html).not.toContain('unsafe-inline');
});

test('the styles of a head become one element, in their order', () => {
  const html = withHashedStyles(
    page('<i style="--a:1"></i>', '<style>a{}</style><link rel="icon"><style>b{}</style>'),
  );
  const css = 'a{}b{}:is(#_,[data-s="0"]){--a:1}';
  expect(html).toContain(`<link rel="icon"><style>${css}</style></head>`);
  expect(html).toContain(`style-src 'self' ${hash(css)};`);
});

test('no style is moved past a link to a style file', () => {
  const styles =
    '<style>a{}</style><style>b{}</style><link rel="stylesheet" href="c.css"><style>d{}</style>';
  expect(withHashedStyles(page('', styles))).toContain(
    '<style>a{}b{}</style><link rel="stylesheet" href="c.css"><style>d{}</style></head>',
  );
});

test('what only looks like an attribute stays', () => {
  const body =
    '<p title="a > b style=x">x style="y"</p><script>"<p style=\\"a\\">"</script><!-- <p style="a"> --><textarea><p style="a"></textarea>';
  expect(withHashedStyles(page(body))).toContain(body);
});

test('a value that would end its rule is refused', () => {
  expect(() => withHashedStyles(page('<p style="}*{color:red"></p>'))).toThrow(/cannot become/);
});
