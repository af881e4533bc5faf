import type { PageToolTexts } from '../../texts/page-tools.ts';

export const pageTools: PageToolTexts = {
  plain: 'Texto sin formato',
  withNotes: 'Con notas',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  quoteCopied: 'Cita copiada',
  copyFailed: 'El navegador no ha querido copiar',
  open: 'Abrir la página',
  pin: 'Dejar abierto',
  close: 'Cerrar',
  update: 'Hay una versión más reciente de este sitio.',
  reload: 'Cargarla',
};
