import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** Props of every form field: its place in the form, and its texts. */
export interface FieldProps<T extends FieldValues> {
  control: Control<T, unknown, FieldValues>;
  name: FieldPath<T>;
  label: string;
  /** Help below the field; gives way to the error. */
  hint?: string;
  disabled?: boolean;
  required?: boolean;
  /** Error that the field's group shows once for all: the field is only marked as invalid. */
  groupError?: string;
}

/** A field's value and events, its id (a dialog may have a field of the same name as the page below it), and its one error or hint. */
export function useField<T extends FieldValues>({
  control,
  name,
  hint,
  groupError,
  check,
}: Pick<FieldProps<T>, 'control' | 'name' | 'hint' | 'groupError'> & {
  /** The field's own validation (its message), besides the form's schema; `schemaResolver` runs it. */
  check?: (value: unknown) => string | null;
}) {
  const { field, fieldState, formState } = useController({
    control: control as unknown as Control<T>,
    name,
    rules: check && { validate: (value: unknown) => check(value) ?? true },
  });
  const id = useId();
  const error = fieldState.error?.message;
  return {
    ...field,
    id: `${name}-${id}`,
    value: field.value as unknown,
    error,
    invalid: fieldState.invalid,
    submitting: formState.isSubmitting,
    text: error && error !== groupError ? error : hint,
  };
}
