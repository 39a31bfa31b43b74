import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** What every form field takes: where its value lives, and its words. */
export interface FieldProps<T extends FieldValues> {
  control: Control<T, unknown, FieldValues>;
  name: FieldPath<T>;
  label: string;
  /** Help below the field; gives way to the error. */
  hint?: string;
  disabled?: boolean;
  required?: boolean;
  /** A sentence that its group says once for all: the field is only marked by it. */
  groupError?: string;
}

/** A field's value and events, its id (a dialog may have a field of the same name as the page below it), and the one sentence below it. */
export function useField<T extends FieldValues>({
  control,
  name,
  hint,
  groupError,
  check,
}: Pick<FieldProps<T>, 'control' | 'name' | 'hint' | 'groupError'> & {
  /** What the field itself refuses (its sentence), whatever the form's schema takes; `schemaResolver` asks it. */
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
