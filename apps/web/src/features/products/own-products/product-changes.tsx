import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductChange } from '@tuerca/contracts/products/products/form';
import type { CambioProducto } from '@tuerca/contracts/products/products/own-schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { BeforeAfter } from '@/ui/before-after';
import { Panel } from '@/ui/panel';

const FIELDS: Record<keyof Omit<ProductChange, 'stockAnterior'>, string> = {
  nombre: 'nombre',
  descripcion: 'descripción',
  precio: 'precio',
  precioOferta: 'precio de oferta',
  descuento: 'descuento',
  marca: 'marca',
  modelo: 'modelo',
  categoria: 'categoría',
  subcategoria: 'subcategoría',
  imagenes: 'fotos',
  numeroParte: 'número de parte',
  equivalencias: 'números equivalentes',
  etiquetas: 'etiquetas',
  marcaRepuesto: 'marca del repuesto',
  tipoRepuesto: 'tipo de repuesto',
  condicion: 'condición',
  universal: 'vehículos',
  compatibilidad: 'vehículos',
  especificaciones: 'especificaciones',
  pesoKg: 'peso',
  disponible: 'disponibilidad',
  activo: 'publicación',
  stock: 'stock',
  stockMinimo: 'stock mínimo',
  sku: 'código',
};
const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const nameOf = (field: string) => (FIELDS as Record<string, string | undefined>)[field];

function textOf({ que, campos }: CambioProducto): string {
  // It may have been created hidden.
  if (que === 'creado') return 'Creó el producto';
  const names = [...new Set(campos.flatMap((field) => nameOf(field) ?? []))];
  return `Cambió ${names.length ? new Intl.ListFormat('es').format(names) : 'el producto'}`;
}

/** Values of fields that have a label; for exchanged pictures the label is enough. */
function Values({ valores }: Pick<CambioProducto, 'valores'>) {
  const told = valores.filter(({ campo, antes, despues }) => nameOf(campo) && antes !== despues);
  if (!told.length) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {told.map(({ campo, antes, despues }) => (
        <Typography key={campo} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <BeforeAfter label={capitalized(nameOf(campo)!)} before={antes} after={despues} />
        </Typography>
      ))}
    </Box>
  );
}

/** Changes of a product with author, old and new values, the newest first; renders nothing without any. */
export const ProductChanges = ({ cambios = [] }: { cambios: CambioProducto[] | undefined }) =>
  cambios.length > 0 && (
    <Panel title="Últimos cambios" text="Los movimientos del stock están en el inventario.">
      <Box
        component="ol"
        aria-label="Últimos cambios"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}
      >
        {cambios.map(({ fecha, autor, ...change }, i) => (
          <li key={cambios.length - i}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{autor?.nombre ?? 'Tuerca'}</strong> · {textOf({ fecha, autor, ...change })}
            </Typography>
            <Values valores={change.valores} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <time dateTime={fecha}>{formatFechaHora(fecha)}</time>
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  );
