import { z } from 'zod';
import { Kilometraje, Placa } from '../../auth/garaje/fields';
import { maxModelYear, MIN_MODEL_YEAR } from '../../auth/garaje/vehiculo';
import {
  capitalLine,
  Id,
  lines,
  nameText,
  nullableLines,
  nullableText,
  requiredLines,
  requiredText,
} from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { ID_PATTERN } from '../../kernel/text';
import { dollarPrice, Telefono, TipoVehiculoField } from '../../venezuela/fields';
import { readNumber } from '../../venezuela/numero';
import { CITA_MESSAGES } from './messages';
import { confirmaHora, FechaCita, HoraCita } from './moment';
import { MAX_PUESTOS, MAX_WARRANTY_YEARS, MAX_WORK_PICTURES, MIN_PROBLEM_LENGTH } from './rules';
import { CitaEstadoInput } from './state-inputs';

const vehicleField = (max: number) => requiredText(CITA_MESSAGES.vehicleRequired, max);

/** A vehicle as it is typed into an appointment: the first four are required, the plate is kept in capitals without signs. */
export const VehiculoCitaInput = z.object(
  {
    marca: vehicleField(60),
    modelo: vehicleField(60),
    anio: z.preprocess(
      (value) => (typeof value === 'string' && value.trim() ? readNumber(value) : value),
      z
        .number(CITA_MESSAGES.vehicleRequired)
        .int(CITA_MESSAGES.yearInvalid)
        .min(MIN_MODEL_YEAR, CITA_MESSAGES.yearInvalid)
        .refine((anio) => anio <= maxModelYear(new Date()), CITA_MESSAGES.yearInvalid),
    ),
    placa: Placa(CITA_MESSAGES.vehicleRequired),
    tipo: TipoVehiculoField.nullish().transform((tipo) => tipo ?? null),
    color: nullableText(30),
  },
  CITA_MESSAGES.vehicleRequired,
);
export type VehiculoCitaInput = z.output<typeof VehiculoCitaInput>;

/** Fields of an appointment in every booking: service, time and vehicle. */
export const appointmentFields = {
  servicioId: z.string(CITA_MESSAGES.serviceRequired).regex(ID_PATTERN, CITA_MESSAGES.serviceRequired).toLowerCase(),
  fecha: FechaCita,
  hora: HoraCita,
  /** Typed, or additions to the garage's vehicle; may be left out when `vehiculoId` names one that has a plate. */
  vehiculo: VehiculoCitaInput.optional(),
  /** A vehicle of the client's garage; its brand, model and year count. */
  vehiculoId: Id.nullish().transform((id) => id ?? null),
};
const appointment = {
  ...appointmentFields,
  descripcionProblema: requiredLines(CITA_MESSAGES.problemRequired, 1000, { min: MIN_PROBLEM_LENGTH }),
};
/** Booking by a client. */
export const NuevaCita = z
  .object({
    ...appointment,
    tallerId: Id,
    codigoPromo: capitalLine()
      .max(40, FIELD_MESSAGES.invalidCode)
      .transform((codigo) => codigo || null)
      .nullish()
      .transform((codigo) => codigo ?? null),
    /** The client's appointment that did not take place and that this one replaces: its purchase and its paid labour come along. */
    enLugarDe: Id.nullish().transform((id) => id ?? null),
  })
  .refine(({ vehiculo, vehiculoId }) => !!vehiculo || !!vehiculoId, {
    path: ['vehiculo'],
    message: CITA_MESSAGES.vehicleRequired,
  });
export type NuevaCita = z.output<typeof NuevaCita>;
/** Client at the counter or telephone without an account; the same telephone at the same workshop is the same client. */
const ClienteSinCuenta = z.object({ nombre: nameText(FIELD_MESSAGES.nombre, 80), telefono: Telefono });
/** Booking by a workshop for a client of its own, by `clienteId`, or for one without an account; the vehicle is typed. */
export const NuevaCitaTaller = z
  .object({
    clienteId: Id.optional(),
    cliente: ClienteSinCuenta.optional(),
    ...appointment,
    vehiculo: VehiculoCitaInput,
    vehiculoId: z.null().optional(),
    puesto: z.number().int().min(1).max(MAX_PUESTOS).optional(),
    confirmaHora,
  })
  .refine(({ clienteId, cliente }) => (clienteId === undefined) !== (cliente === undefined), {
    path: ['clienteId'],
    message: CITA_MESSAGES.customerRequired,
    // Reported together with other faults.
    when: () => true,
  });
export type NuevaCitaTaller = z.output<typeof NuevaCitaTaller>;

const pictures = setOf(z.string().max(300), MAX_WORK_PICTURES, `Sube como máximo ${MAX_WORK_PICTURES} fotos`);
/** One line of the work done. */
export const Trabajo = requiredText('Describe el trabajo', 200);
const trabajosRealizados = z.array(Trabajo).max(60, 'Anota como máximo 60 trabajos');
/** A text that stays as it is when it is left out, and is removed when it is empty. */
const note = (max: number) =>
  lines()
    .max(max, `Usa como máximo ${max} caracteres`)
    .transform((text) => text || null)
    .nullable();
const workFields = {
  diagnostico: note(2000),
  trabajosRealizados,
  notas: note(2000),
  tecnico: z.union([z.object({ nombre: note(80) }), note(80).transform((nombre) => ({ nombre }))]).nullable(),
  fotosAntes: pictures,
  fotosDespues: pictures,
};
const precioFinal = dollarPrice(0, FIELD_MESSAGES.negativePrice);
/** Reason for a price above the approved one, read by the client; required then (`priceVerdict`). */
const motivoPrecio = nullableLines(300);

const trabajo = z.object(workFields).partial();
/**
 * Notes of the workshop about the work; fields left out stay. `visto` holds the values that the sender read of the
 * fields sent: when one of them has changed since, TRABAJO_CAMBIO refuses the write, so that no unread change is
 * overwritten.
 */
export const TrabajoInput = trabajo.extend({ visto: trabajo.optional() });
export type TrabajoInput = z.output<typeof TrabajoInput>;
/** A move along the table of states, with notes; the present state only saves the notes. */
export const CambioEstado = z.object({
  estado: CitaEstadoInput,
  ...TrabajoInput.shape,
  precioFinal: precioFinal.optional(),
  motivoPrecio,
  /** Required for cancelada. */
  razonCancelacion: nullableLines(500).optional(),
  motivo: nullableLines(500).optional(),
});
export type CambioEstado = z.output<typeof CambioEstado>;
export const Diagnostico = z.object({ diagnostico: requiredLines('Escribe el diagnóstico', 2000) });
export const Trabajos = z.object({ trabajosRealizados });
export const PrecioFinal = z.object({ precioFinal, motivoPrecio });
export type PrecioFinal = z.output<typeof PrecioFinal>;
/** The end of the work: final price in dollars, warranty in days and kilometres, 0 for none. */
export const Finalizacion = z.object({
  precioFinal,
  motivoPrecio,
  garantiaDias: z
    .number()
    .int()
    .min(0)
    .max(MAX_WARRANTY_YEARS * 365, `La garantía no puede pasar de ${MAX_WARRANTY_YEARS} años`)
    .default(0),
  garantiaKilometros: z.number().int().min(0).max(200_000, 'La garantía es demasiado larga').default(0),
  kilometraje: Kilometraje.nullable().default(null),
  ...TrabajoInput.shape,
});
export type Finalizacion = z.output<typeof Finalizacion>;
/** Correctable fields of a completed appointment. */
export const correctableFields = {
  precioFinal: precioFinal.optional(),
  diagnostico: workFields.diagnostico.optional(),
  trabajosRealizados: trabajosRealizados.optional(),
};
