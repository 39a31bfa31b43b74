/** '1 producto', '12 productos'. */
export const plural = (n: number, one: string, several: string): string =>
  `${n.toLocaleString('es-VE')} ${n === 1 ? one : several}`;
