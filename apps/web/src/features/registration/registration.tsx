import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/messages';
import { RegistroWizard } from './registration-wizard';
import { Registered } from './registered';
import { TipoChoice } from './account-type-choice';
import { useRegistro } from './use-registration';
import { useSubmit } from './use-submit';

/** Registration: the choice of type, then its steps, then the good news. `login` is where it ends. */
export function Registro({ login }: { login: string }) {
  const registro = useRegistro();
  const submit = useSubmit((errores) => registro.dispatch({ type: 'corregir', errores }));
  const { tipo, datos } = registro.estado;
  const { register } = submit;

  if (register.isSuccess) return <Registered nombre={datos.nombre} email={register.data.email} to={login} />;
  if (tipo) return <RegistroWizard tipo={tipo} registro={registro} submit={submit} />;
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto' }}>
      {register.isError && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {AUTH_MESSAGES.noAccountType}
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', mb: 3 }}>¿Cómo vas a usar Tuerca?</Typography>
      <TipoChoice
        onChoose={(elegido) => {
          register.reset();
          registro.elegir(elegido);
        }}
      />
    </Box>
  );
}
