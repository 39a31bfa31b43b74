import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type FieldPath, type Resolver, useForm, type UseFormSetValue } from 'react-hook-form';
import { estadosQuery } from '@/entities/platform/lugares/lugares.queries';
import { usePasswordMin, useRefusesCommonPasswords } from '@/entities/platform/system/system.queries';
import { useHydrated } from '@/lib/use-hydrated';
import { AddressFields } from '@/ui/form/address-fields';
import { Form } from '@/ui/form/form';
import { LateCode } from '@/ui/late-code';
import { BusinessStep } from './business-step';
import { PersonStep } from './person-step';
import type { AccountType, FieldProblem, RegistrationValues } from './registration-types';
import type { FieldsProps } from './step-fields';
import { type RegistrationStep, stepSchema } from './steps';

/** Address of the new user. */
const AddressStep = ({ control, setValue }: FieldsProps & { setValue: UseFormSetValue<RegistrationValues> }) => (
  <AddressFields control={control} setValue={setValue} estados={useQuery(estadosQuery).data} />
);

interface StepFormProps {
  accountType: AccountType;
  step: Exclude<RegistrationStep, 'summary'>;
  values: RegistrationValues;
  /** Shown beside their fields as the step opens; the first one takes the focus. */
  problems: FieldProblem[];
  next: string;
  /** Name of the step for whoever does not see it. */
  label: string;
  onChange: (values: RegistrationValues) => void;
  onNext: (values: RegistrationValues) => void;
  /** Absent on the first step. */
  onBack?: (values: RegistrationValues) => void;
}

/** One step: checked as a whole when it is left forwards, never when it is left backwards. */
export function StepForm({
  accountType,
  step,
  values,
  problems,
  next,
  label,
  onChange,
  onNext,
  onBack,
}: StepFormProps) {
  // The schema knows the fields of this step alone; the values are those of all.
  const [min, refusesCommon] = [usePasswordMin(), useRefusesCommonPasswords()];
  const resolver = useMemo(
    () =>
      zodResolver(
        stepSchema(accountType, step, { min, refusesCommon }) as never,
      ) as unknown as Resolver<RegistrationValues>,
    [accountType, step, min, refusesCommon],
  );
  const alive = useHydrated();
  const { control, handleSubmit, getValues, setError, setValue, subscribe } = useForm<RegistrationValues>({
    resolver,
    defaultValues: values,
    reValidateMode: 'onChange',
  });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(structuredClone(values)) }),
    [subscribe, onChange],
  );
  useEffect(() => {
    problems.forEach(({ campo, mensaje }, i) =>
      setError(campo as FieldPath<RegistrationValues>, { type: 'server', message: mensaje }, { shouldFocus: i === 0 }),
    );
  }, [problems, setError]);

  const fields: Record<typeof step, ReactNode> = {
    person: <PersonStep accountType={accountType} control={control} />,
    address: <AddressStep accountType={accountType} control={control} setValue={setValue} />,
    business: <BusinessStep accountType={accountType} control={control} />,
  };
  return (
    <Form aria-label={label} onSubmit={(event) => void handleSubmit(() => onNext(structuredClone(getValues())))(event)}>
      {fields[step]}
      <Box sx={{ display: 'flex', gap: 1.5, mt: 4 }}>
        {onBack && (
          <Button size="large" variant="outlined" onClick={() => onBack(structuredClone(getValues()))}>
            Anterior
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!alive}
          sx={{ flex: { xs: 1, sm: 'none' }, minWidth: { sm: 180 }, ml: 'auto' }}
        >
          {next}
        </Button>
      </Box>
      <LateCode />
    </Form>
  );
}
