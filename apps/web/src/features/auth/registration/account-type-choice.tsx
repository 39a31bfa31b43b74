import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ArrowForwardRounded } from '@/ui/icons/arrow-forward-rounded';
import { BuildRounded } from '@/ui/icons/build-rounded';
import { CheckRounded } from '@/ui/icons/check-rounded';
import { DirectionsCarRounded } from '@/ui/icons/directions-car-rounded';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import type { AccountType } from './registration-types';

const icon = { fontSize: 28 };
const ACCOUNT_TYPES = [
  {
    accountType: 'client',
    nombre: 'Cliente',
    text: 'Tengo un carro y busco repuestos o un taller.',
    gets: [
      'Compra con precios en bolívares del día',
      'Agenda citas en talleres',
      'Sigue tus pedidos y guarda favoritos',
    ],
    icon: <DirectionsCarRounded sx={icon} />,
  },
  {
    accountType: 'store',
    nombre: 'Tienda',
    text: 'Vendo repuestos, accesorios o lubricantes.',
    gets: ['Publica tu inventario', 'Recibe pedidos y pagos verificados', 'Crea ofertas y responde a tus clientes'],
    icon: <StorefrontRounded sx={icon} />,
  },
  {
    accountType: 'workshop',
    nombre: 'Taller',
    text: 'Reparo carros, camionetas o motos.',
    gets: ['Muestra tus servicios y precios', 'Recibe citas según tu horario', 'Lleva el historial de cada cliente'],
    icon: <BuildRounded sx={icon} />,
  },
] as const;

/** Choice of the account type: three cards, one tap. */
export const AccountTypeChoice = ({ onChoose }: { onChoose: (accountType: AccountType) => void }) => (
  <Box
    component="ul"
    aria-label="Tipo de cuenta"
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
    }}
  >
    {ACCOUNT_TYPES.map(({ accountType, nombre, text, gets, icon: drawing }) => (
      <Box key={accountType} component="li" sx={{ display: 'flex' }}>
        <ButtonBase
          onClick={() => onChoose(accountType)}
          aria-labelledby={`tipo-${accountType}`}
          aria-describedby={`tipo-${accountType}-texto`}
          sx={{
            flex: 1,
            flexDirection: 'column',
            alignItems: 'stretch',
            justifyContent: 'flex-start',
            textAlign: 'left',
            p: { xs: 2, md: 3 },
            borderRadius: '10px',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'marca.control',
            '&:hover': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--t-palette-primary-main)' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
            <Box
              aria-hidden
              sx={{
                flex: 'none',
                display: 'grid',
                placeItems: 'center',
                width: 48,
                height: 48,
                borderRadius: 1,
                bgcolor: 'marca.tile',
                color: 'primary.main',
              }}
            >
              {drawing}
            </Box>
            <Typography id={`tipo-${accountType}`} component="span" variant="h3" sx={{ flex: 1 }}>
              {nombre}
            </Typography>
            <ArrowForwardRounded aria-hidden sx={{ color: 'primary.main' }} />
          </Box>
          <Box component="span" id={`tipo-${accountType}-texto`} sx={{ display: 'block' }}>
            <Typography component="span" sx={{ display: 'block', mb: 1.5 }}>
              {text}
            </Typography>
            {gets.map((one) => (
              <Typography
                key={one}
                component="span"
                variant="body2"
                sx={{ display: 'flex', gap: 1, py: 0.375, color: 'text.secondary' }}
              >
                <CheckRounded aria-hidden sx={{ fontSize: 18, mt: '1px', color: 'success.main' }} />
                {one}
              </Typography>
            ))}
          </Box>
        </ButtonBase>
      </Box>
    ))}
  </Box>
);
