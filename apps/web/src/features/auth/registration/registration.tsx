import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { AccountTypeChoice } from './account-type-choice';
import { Registered } from './registered';
import { RegistrationWizard } from './registration-wizard';
import { useRegistration } from './use-registration';
import { useSubmit } from './use-submit';

/** Registration: the choice of type, then its steps, then the good news. `login` is where it ends. */
export function RegistrationForm({ login }: { login: string }) {
  const registration = useRegistration();
  const submit = useSubmit((problems) => registration.dispatch({ type: 'correct', problems }));
  const { accountType, values } = registration.state;
  const { register } = submit;

  if (register.isSuccess) return <Registered nombre={values.nombre} email={register.data.email} to={login} />;
  if (accountType) return <RegistrationWizard accountType={accountType} registration={registration} submit={submit} />;
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto' }}>
      {register.isError && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {AUTH_MESSAGES.noAccountType}
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', mb: 3 }}>¿Cómo vas a usar Tuerca?</Typography>
      <AccountTypeChoice
        onChoose={(chosen) => {
          register.reset();
          registration.choose(chosen);
        }}
      />
    </Box>
  );
}
