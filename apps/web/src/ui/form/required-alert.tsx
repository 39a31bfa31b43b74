import Alert from '@mui/material/Alert';
import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';

interface RequiredAlertProps<T extends FieldValues> {
  control: Control<T>;
  required: readonly FieldPath<T>[];
  children: string;
}

/** Sentence above a sent form that lacks required fields; the focus stays on the first field that is wrong. */
export function RequiredAlert<T extends FieldValues>({ control, required, children }: RequiredAlertProps<T>) {
  const { errors, submitCount } = useFormState({ control });
  if (submitCount === 0 || !required.some((name) => get(errors, name))) return null;
  return (
    <Alert severity="error" variant="outlined" role="alert" sx={{ color: 'text.primary' }}>
      {children}
    </Alert>
  );
}
