import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { AUDITED } from '@/entities/admin/audit-format';
import { TextInput } from '@/ui/form/text-input';

interface ReasonFieldProps<T extends FieldValues> {
  control: Control<T, unknown, FieldValues>;
  disabled: boolean;
}

/** Why a list is changed, for the audit log. */
export const ReasonField = <T extends FieldValues & { motivo: string }>({ control, disabled }: ReasonFieldProps<T>) => (
  <TextInput
    control={control}
    disabled={disabled}
    name={'motivo' as FieldPath<T>}
    label="Motivo"
    hint={AUDITED}
    maxLength={500}
    required
  />
);
