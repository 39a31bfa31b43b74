import Button from '@mui/material/Button';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { businessChat } from '@/entities/auth/negocios/business';
import { bs } from '@/lib/format';
import { useAbsolute } from '@/lib/origin';
import { WhatsApp } from '@/ui/icons/whats-app';

/** A chat with the store that begins with this product; nothing where the store has no mobile. */
export function StoreWhatsapp({ producto: { tienda, nombre, precioFinalBs, ruta } }: { producto: Producto }) {
  const absolute = useAbsolute();
  const href = businessChat(
    { telefono: tienda.telefono, nombre: tienda.nombreTienda },
    `Me interesa «${nombre}», ${bs(precioFinalBs)} en Tuerca: ${absolute(ruta)}`,
  );
  if (!href) return null;
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      startIcon={<WhatsApp />}
      aria-label={`WhatsApp a ${tienda.nombreTienda}`}
    >
      WhatsApp
    </Button>
  );
}
