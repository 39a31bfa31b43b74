import { isEmoji } from './message-text';

it.each(['👍', '😅🙏🔧', '👍🏽 ❤️', '🇻🇪', '👨‍👩‍👧'])('%s is emoji alone', (text) => {
  expect(isEmoji(text)).toBe(true);
});

it.each(['Dale 👍', '8', '#1', '👍👍👍👍', '', ' '])('«%s» is a text', (text) => {
  expect(isEmoji(text)).toBe(false);
});
