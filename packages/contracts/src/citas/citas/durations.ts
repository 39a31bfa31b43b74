/** '45 min', '2 h', '1 h 30 min'. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (!hours) return `${rest} min`;
  return rest ? `${hours} h ${rest} min` : `${hours} h`;
}

/** '30 minutos', '2 horas', '1 día': a notice in words. */
export function noticeInWords(minutes: number): string {
  const units = [
    [24 * 60, 'día', 'días'],
    [60, 'hora', 'horas'],
    [1, 'minuto', 'minutos'],
  ] as const;
  const [size, one, many] = units.find(([length]) => minutes >= length && minutes % length === 0) ?? units[2];
  const count = minutes / size;
  return `${count} ${count === 1 ? one : many}`;
}
