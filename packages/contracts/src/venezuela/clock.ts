/** '10:30 a. m.' of 'HH:MM'; of '24:00', the end of a day, '12:00 a. m.'. */
export function timeInWords(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3)} ${hours % 24 < 12 ? 'a. m.' : 'p. m.'}`;
}
/** The same inside of a sentence, where a line never breaks within the time. */
export const timeInText = (time: string): string => timeInWords(time).replaceAll(' ', '\u00A0');
/** With its article: 'las 10:30 a. m.', 'la 1:00 p. m.'. */
export const theTime = (time: string): string =>
  `${Number(time.slice(0, 2)) % 12 === 1 ? 'la' : 'las'}\u00A0${timeInText(time)}`;
/** '8:00 a. m. a 5:00 p. m.': from when until when. */
export const hoursInWords = (from: string, until: string): string => `${timeInText(from)} a ${timeInText(until)}`;
