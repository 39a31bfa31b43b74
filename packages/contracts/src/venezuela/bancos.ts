import { z } from 'zod';
import bancosJson from '../data/bancos.json';

/** The banks of Venezuela by 4-digit code. */
export const BANCOS: readonly { codigo: string; nombre: string; nombreCorto: string; emisorHabitual: boolean }[] =
  bancosJson;
/** Code of a known bank. */
export const CodigoBanco = z
  .string()
  .refine((codigo) => BANCOS.some((banco) => banco.codigo === codigo), 'Selecciona el banco emisor');
/** Short name of a bank code, the code itself when unknown. */
export const bankName = (codigo: string): string =>
  BANCOS.find((banco) => banco.codigo === codigo)?.nombreCorto ?? codigo;

/** Names by which people and older lists still call a bank. */
const FORMER_NAMES: Record<string, string> = {
  'Banco Bicentenario': '0175',
  'Banco Nacional de Crédito': '0191',
};

/** The bank of a 4-digit code, a short name or a former name; undefined when there is none. */
export const findBanco = (text: string) =>
  BANCOS.find(({ codigo, nombreCorto }) => [codigo, nombreCorto].includes(FORMER_NAMES[text] ?? text));
