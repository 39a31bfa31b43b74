import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { EntradaAdmin } from '@tuerca/contracts/platform/catalogos/schemas';
import { TIPO_VEHICULO_LABELS, type TipoVehiculo } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { plural } from '@/lib/format';
import { ArrowDownwardRounded } from '@/ui/icons/arrow-downward-rounded';
import { ArrowUpwardRounded } from '@/ui/icons/arrow-upward-rounded';
import { ExpandMoreRounded } from '@/ui/icons/expand-more-rounded';
import { type RowAction, RowMenu } from '@/ui/row-menu';
import { StatusChip } from '@/ui/status-chip';

interface EntryRowProps {
  entry: EntradaAdmin;
  actions: readonly RowAction[];
  /** Undefined for an entry without children. */
  open?: boolean;
  childCount: number;
  /** Some of its siblings have a toggle: its name is aligned with theirs. */
  beside: boolean;
  onToggle: () => void;
  /** Undefined at the ends of its siblings, and during a search. */
  onUp?: () => void;
  onDown?: () => void;
  busy: boolean;
}

/** Details of an entry beside its name. */
function detailsOf({ datos, padre, nombre, id, alias }: EntradaAdmin): string {
  const { subtitulo, anioDesde, anioHasta, tipo, publica, nombreLargo } = datos;
  const { direccion, ciudad, estado, telefono, horario } = datos;
  const place = ciudad && `${ciudad}, ${estado}`;
  const years = padre !== null && anioDesde !== undefined && `${anioDesde} – ${anioHasta ?? 'hoy'}`;
  const kind = tipo && TIPO_VEHICULO_LABELS[tipo as TipoVehiculo];
  const bank = nombreLargo && `${id} · ${nombreLargo}`;
  const former = alias.length > 0 && `Antes: ${alias.join(', ')}`;
  return [subtitulo, years, kind, publica !== nombre && publica, bank, direccion, place, telefono, horario, former]
    .filter(Boolean)
    .join(' · ');
}

/** One entry: its name, its uses, and its actions. Buttons change its position, so that a keyboard can, too. */
export function EntryRow({ entry, actions, open, childCount, beside, onToggle, onUp, onDown, busy }: EntryRowProps) {
  const { nombre, usos, apagada, agregada, datos } = entry;
  const details = detailsOf(entry);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 1,
        py: 0.75,
        pl: entry.padre === null ? 0 : { xs: 5, sm: 6 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {open === undefined ? (
        <Box sx={{ width: entry.padre === null ? (beside ? 40 : 0) : 8 }} />
      ) : (
        <IconButton aria-label={`${open ? 'Ocultar' : 'Ver'} lo de ${nombre}`} aria-expanded={open} onClick={onToggle}>
          <ExpandMoreRounded sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
        </IconButton>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography sx={{ fontWeight: entry.padre === null ? 600 : 400, overflowWrap: 'anywhere' }}>
            {nombre}
          </Typography>
          {apagada && <StatusChip label="Apagada" tone="warning" />}
          {/* Every office was added. */}
          {agregada && datos.ciudad === undefined && <StatusChip label="Agregada" tone="info" />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[plural(usos, 'uso', 'usos'), childCount > 0 && `${childCount} dentro`, details].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <IconButton aria-label={`Subir ${nombre}`} disabled={!onUp || busy} onClick={onUp}>
          <ArrowUpwardRounded fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Bajar ${nombre}`} disabled={!onDown || busy} onClick={onDown}>
          <ArrowDownwardRounded fontSize="small" />
        </IconButton>
        <RowMenu name={nombre} actions={actions} />
      </Box>
    </Box>
  );
}
