import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { RowsEditor } from '@/ui/form/rows-editor';
import { CourierFields } from './courier-fields';
import type { RowProps, RowsProps } from './delivery-row-parts';
import { EMPTY_SERVICE, EMPTY_ZONE } from './delivery-values';
import { ZoneFields } from './zone-fields';

interface ListProps<N extends 'zonas' | 'servicios'> extends RowsProps {
  name: N;
  noun: string;
  max: number;
  /** Text shown while there are no rows. */
  nothing: string;
  start: N extends 'zonas' ? typeof EMPTY_ZONE : typeof EMPTY_SERVICE;
  row: (props: RowProps) => ReactNode;
}

/** Rows of one kind, with the error that concerns all of them. */
function Rows<N extends 'zonas' | 'servicios'>({
  control,
  disabled,
  name,
  noun,
  max,
  nothing,
  start,
  row: Row,
}: ListProps<N>) {
  const { fields, append, remove } = useFieldArray({ control, name });
  const { errors } = useFormState({ control, name });
  const error = errors[name]?.root?.message ?? errors[name]?.message;
  return (
    <>
      <RowsEditor
        rows={fields}
        noun={noun}
        max={max}
        disabled={disabled}
        empty={nothing}
        onAdd={() => append(start as never)}
        onRemove={remove}
      >
        {(index) => <Row control={control} disabled={disabled} index={index} />}
      </RowsEditor>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </>
  );
}

/** Zones to which a store delivers itself. */
export const Zones = (props: RowsProps) => (
  <Rows
    {...props}
    name="zonas"
    noun="zona"
    max={60}
    nothing="No llevas productos tú mismo."
    start={EMPTY_ZONE}
    row={ZoneFields}
  />
);

/** Couriers that a store uses, to the whole country. */
export const CourierServiceRows = (props: RowsProps) => (
  <Rows
    {...props}
    name="servicios"
    noun="empresa de envío"
    max={8}
    nothing="No envías por empresas."
    start={EMPTY_SERVICE}
    row={CourierFields}
  />
);
