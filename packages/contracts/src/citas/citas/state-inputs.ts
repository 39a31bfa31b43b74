import { z } from 'zod';
import { entryOf } from '../../kernel/entry-of';
import { line } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { type EstadoCita, ESTADOS_CITA } from './states';

/** The other vocabulary of the specification -> state. */
const ESTADO_CITA_ALIASES: Record<string, EstadoCita> = {
  completado: 'completada',
  pausado: 'pausada',
  confirmado: 'confirmada',
  cancelado: 'cancelada',
};

const canonical = (value: string): string => entryOf(ESTADO_CITA_ALIASES, value) ?? value;
const isEstado = (value: string): value is EstadoCita => (ESTADOS_CITA as readonly string[]).includes(value);

/** A state or one of its aliases. */
export const CitaEstadoInput = line(FIELD_MESSAGES.invalidEstado)
  .max(20, FIELD_MESSAGES.invalidEstado)
  .transform((value, ctx): EstadoCita => {
    const estado = canonical(value);
    if (isEstado(estado)) return estado;
    ctx.addIssue({ code: 'custom', message: FIELD_MESSAGES.invalidEstado });
    return z.NEVER;
  });

/** Comma list of states and aliases in a query; absent, empty and 'all' mean every state. */
export const CitaEstadosQuery = line()
  .max(120, FIELD_MESSAGES.invalidEstado)
  .transform((value, ctx): EstadoCita[] | undefined => {
    if (value === '' || value === 'all') return undefined;
    const estados = value.split(',').map((one) => canonical(one.trim()));
    if (estados.every(isEstado)) return [...new Set(estados)];
    ctx.addIssue({ code: 'custom', message: FIELD_MESSAGES.invalidEstado });
    return z.NEVER;
  })
  .optional();
