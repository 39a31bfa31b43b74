/** '8,5 %'. */
export const percent = (value: number): string => `${value.toLocaleString('es-VE')} %`;
