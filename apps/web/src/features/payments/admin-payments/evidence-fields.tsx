import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Control, type FieldValues, type Path, useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { AprobarPago } from '@tuerca/contracts/payments/payments/admin-inputs';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { bs, shortDate } from '@/lib/format';
import { SelectInput } from '@/ui/form/select-input';
import { MovementFields } from './movement-fields';

export type Movement = PagoDetalle['candidatos'][number]['movimiento'];

/** The movement of a statement that supports a decision. */
export const EvidenceMovement = ({ movimiento }: { movimiento: Movement }) => (
  <Typography>
    Con el movimiento {movimiento.referencia} del {shortDate(movimiento.fecha)} por {bs(movimiento.monto)}
    {movimiento.bancoEmisorNombre && `, de ${movimiento.bancoEmisorNombre}`}.
  </Typography>
);

/** Evidence of a decision in a form: the client's statement, a movement read in the bank, or none. */
export interface BasisFields {
  prueba: 'cliente' | 'banco' | 'ninguna';
  movimiento: { bancoEmisor: string; referencia: string; fecha: string };
}

/** Decision based on known data: a chosen movement, or the client's statement. */
export const Stated = z.object({ prueba: z.literal('cliente'), movimiento: z.unknown() });
/** Decision based on a movement that the administrator copies from the bank. */
export const ReadInBank = z.object({
  prueba: z.literal('banco'),
  movimiento: AprobarPago.shape.movimiento.unwrap(),
});
/** Either of them. */
export const Basis = z.discriminatedUnion('prueba', [Stated, ReadInBank]);

/** Reference stated by the client for the amount that is still outstanding; null when there is none. */
export const statedReference = ({ diferencia, referencia }: PagoDetalle): string | null =>
  diferencia && diferencia.estado !== 'completa' ? diferencia.referencia : referencia;

/** Initial values; `isSure` when nothing has to be typed: a movement was chosen, or all is known. */
export const basisOf = (pago: PagoDetalle, isSure: boolean): BasisFields => ({
  prueba: isSure ? 'cliente' : 'banco',
  movimiento: { bancoEmisor: pago.bancoEmisor, referencia: '', fecha: pago.fechaPago },
});

/** Converts it to the request. */
export const sendBasis = (
  { prueba, movimiento }: { prueba: BasisFields['prueba']; movimiento: unknown },
  chosen: Movement | undefined,
) => {
  if (chosen) return { movimientoId: chosen._id };
  return prueba === 'banco' ? { movimiento: movimiento as BasisFields['movimiento'] } : {};
};

interface EvidenceFieldsProps<T extends FieldValues> {
  control: Control<T>;
  pago: PagoDetalle;
  /** The statement's movement, if one was chosen before. */
  chosen: Movement | undefined;
  /** Without the client's statement: it is known to be wrong. */
  isUnstated?: boolean;
  /** No movement is allowed, too. */
  mayBeNone?: boolean;
}

/** Fields of the evidence, under `prueba` and `movimiento` of a form. */
export function EvidenceFields<T extends FieldValues>(props: EvidenceFieldsProps<T>) {
  const { control, pago, chosen, isUnstated, mayBeNone } = props;
  const { errors } = useFormState({ control });
  const prueba = useWatch({ control, name: 'prueba' as Path<T> }) as BasisFields['prueba'];
  if (chosen) return <EvidenceMovement movimiento={chosen} />;
  const reference = statedReference(pago);
  const stated = reference ? 'Lo que informó el cliente' : pago.diferencia && 'Lo que ya está anotado';
  const options = [
    ...(stated && !isUnstated ? [{ value: 'cliente', label: stated }] : []),
    { value: 'banco', label: 'Un movimiento que veo en el banco' },
    ...(mayBeNone ? [{ value: 'ninguna', label: 'Ningún movimiento' }] : []),
  ];
  const refused = errors.movimiento?.message;
  return (
    <>
      {options.length > 1 && (
        <SelectInput
          control={control}
          name={'prueba' as Path<T>}
          label="En qué te basas"
          hint={prueba === 'cliente' && reference ? `Referencia ${reference}` : undefined}
          options={options}
          required
        />
      )}
      {prueba === 'banco' && <MovementFields control={control} />}
      {typeof refused === 'string' && (
        <FormHelperText error role="alert">
          {refused}
        </FormHelperText>
      )}
    </>
  );
}
