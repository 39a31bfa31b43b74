import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { CheckRounded } from '@/ui/icons/check-rounded';

/** Delay before the redirect to the sign-in screen, in ms. */
export const REDIRECT_MS = 2000;

/** Success message: redirects to the sign-in screen after a delay, or on click. */
export function Registered({ nombre, email, to }: { nombre: string; email: string; to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { state: { email } }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, to, email]);
  return (
    <EmptyState
      icon={<CheckRounded sx={{ fontSize: 36 }} />}
      title={`¡Bienvenido a Tuerca, ${nombre.trim().split(/\s+/)[0]}!`}
      text="Te enviamos un correo para confirmar tu dirección. Ahora te llevamos a iniciar sesión."
      action={
        <Button component={Link} to={to} state={{ email }} variant="contained">
          Iniciar sesión ahora
        </Button>
      }
    />
  );
}
