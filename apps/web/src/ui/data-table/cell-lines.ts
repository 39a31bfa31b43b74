/** Styles of a cell's second line: text letters, also in a card's title, whose own have no light weight. */
export const secondLine = {
  display: 'block',
  color: 'text.secondary',
  typography: 'body2',
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const;

/** Styles of text that is cut after two lines. */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
