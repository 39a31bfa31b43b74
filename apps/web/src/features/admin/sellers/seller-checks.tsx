import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { NegocioAdminDetalle } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { COINCIDENCIAS, ESTADO_REVISION_LABELS, SENIAT_URL } from '@tuerca/contracts/auth/negocios/review-states';
import { paths } from '@/lib/paths';
import { CopyButton } from '@/ui/copy-button';
import { Panel } from '@/ui/panel';
import { StatusChip } from '@/ui/status-chip';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** Automatic checks of a business, and those to be made by hand. */
export const SellerChecks = ({ seller }: { seller: NegocioAdminDetalle }) => (
  <Panel title="Comprobaciones">
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Box sx={row}>
          <Typography sx={{ fontWeight: 600 }}>RIF {seller.rif}</Typography>
          <CopyButton text={seller.rif.replaceAll('-', '')} what="el RIF" compact />
          <StatusChip
            label={seller.rifValido ? 'Dígito correcto' : 'Dígito incorrecto'}
            tone={seller.rifValido ? 'success' : 'error'}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          Búscalo a mano en la consulta del SENIAT:
        </Typography>
        <Box sx={row}>
          <Box component="code" sx={{ typography: 'body2', overflowWrap: 'anywhere', minWidth: 0, flex: '0 1 auto' }}>
            {SENIAT_URL}
          </Box>
          <CopyButton text={SENIAT_URL} what="la dirección del SENIAT" compact />
        </Box>
      </Box>
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {seller.iguales.length ? 'Se parece a' : 'No se parece a ningún otro negocio'}
        </Typography>
        {seller.iguales.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, mt: 1 }}>
            {seller.iguales.map(({ _id, tipo, nombre, revision, por }) => (
              <Box component="li" key={_id} sx={row}>
                <MuiLink component={Link} to={tipo === 'tienda' ? paths.adminStore(_id) : paths.adminWorkshop(_id)}>
                  {nombre}
                </MuiLink>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {tipo === 'tienda' ? 'Tienda' : 'Taller'}, {ESTADO_REVISION_LABELS[tipo][revision].toLowerCase()}
                </Typography>
                {por.map((kind) => (
                  <StatusChip key={kind} label={COINCIDENCIAS[kind]} tone="warning" />
                ))}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  </Panel>
);
