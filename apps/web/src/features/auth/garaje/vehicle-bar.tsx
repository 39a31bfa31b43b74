import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { forgetSearched, useGarage, useVehicle } from '@/entities/auth/garaje/garage-store';
import { useChooseVehicle } from '@/entities/auth/garaje/vehicle.queries';
import { DirectionsCarRounded } from '@/ui/icons/directions-car-rounded';
import { Plate } from '@/ui/plate';
import { usePicker } from './use-picker';

const ink = { color: 'primary.main', fontWeight: 600, flex: 'none' } as const;

/** The vehicle that everything is compared with, under the header; its height never changes. */
export function VehicleBar() {
  const { status } = useGarage();
  const vehicle = useVehicle();
  const choose = useChooseVehicle();
  const { pick, dialog } = usePicker();
  const main = useRef<HTMLButtonElement>(null);
  const clear = () => {
    if (vehicle?.searched) forgetSearched();
    else choose.mutate(null);
    // 'Quitar' goes with what it removed.
    main.current?.focus();
  };
  return (
    <Box
      component="section"
      aria-label="Mi vehículo"
      sx={{ height: 53, flex: 'none', borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      {/* Until the page's code runs nobody knows whether there is a vehicle; public/first-paint.js says on <html> that there is one. */}
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: '100%',
          ...(status === 'loading' && { 'html[data-vehicle] &': { visibility: 'hidden' } }),
        }}
      >
        <ButtonBase
          ref={main}
          aria-haspopup="dialog"
          onClick={() => pick()}
          sx={{
            flex: { xs: 1, md: 'none' },
            minWidth: 0,
            height: '100%',
            gap: { xs: 1, sm: 1.5 },
            pl: 1,
            pr: 0.75,
            ml: -1,
            justifyContent: 'flex-start',
            textAlign: 'left',
            borderRadius: 1,
            '&:hover .accion': { textDecoration: 'underline' },
          }}
        >
          {vehicle ? (
            <>
              <Plate sx={{ minHeight: 36, fontSize: { xs: '0.75rem', sm: '0.875rem' } }}>{vehicleName(vehicle)}</Plate>
              {vehicle.searched && (
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary', lineHeight: 1.2 }}>
                  De tu búsqueda
                </Typography>
              )}
            </>
          ) : (
            <>
              <Box
                component="span"
                aria-hidden
                sx={{
                  flex: 'none',
                  display: 'grid',
                  placeItems: 'center',
                  width: 56,
                  height: 36,
                  border: '2px dashed',
                  borderColor: 'marca.control',
                  borderRadius: '6px',
                  color: 'primary.main',
                }}
              >
                <DirectionsCarRounded />
              </Box>
              <Box component="span" sx={{ minWidth: 0, display: { md: 'flex' }, alignItems: 'baseline', gap: 1 }}>
                <Typography
                  component="span"
                  variant="body2"
                  noWrap
                  className="accion"
                  sx={{ ...ink, display: 'block' }}
                >
                  Elige tu vehículo
                </Typography>
                <Typography
                  component="span"
                  variant="caption"
                  noWrap
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  Te decimos qué repuestos le sirven
                </Typography>
              </Box>
            </>
          )}
          {vehicle && (
            <Typography component="span" variant="body2" className="accion" sx={{ ...ink, ml: { xs: 'auto', md: 1 } }}>
              Cambiar
            </Typography>
          )}
        </ButtonBase>
        {vehicle && (
          <Button
            size="small"
            onClick={clear}
            aria-label={`Quitar ${vehicleName(vehicle)}`}
            sx={{ minHeight: 44, px: 1, mr: -1, ml: { md: 1 }, minWidth: 0, lineHeight: 1.5, color: 'text.secondary' }}
          >
            Quitar
          </Button>
        )}
      </Container>
      {dialog}
    </Box>
  );
}
