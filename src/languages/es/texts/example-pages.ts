import type { PageTexts } from '../../texts/language-texts.ts';

export const examplePages: PageTexts = {
  lead: 'Pequeñas posiciones, jugadas paso a paso por el motor de reglas. En cada paso, la regla que lo decide.',
  one: '# ejemplo',
  many: '# ejemplos',
  other: 'Otras situaciones',
  shows: 'Reglas mostradas',
  variants: 'La misma historia de otro modo',
  more: 'Más ejemplos de esta regla',
  open: 'Abrir la página del ejemplo',
  playHere: 'Jugar aquí',
  cards: 'Cartas de este ejemplo',
  embed: 'Incrustar',
  embedLead:
    'Este código muestra el ejemplo en otra página, con su propia altura. En la dirección, ?edition=2024-09&step=3&theme=dark&language=en eligen con qué empieza.',
  copy: 'Copiar el código',
  copied: 'Código copiado',
  example: 'Ejemplo jugado',
  notLive: 'El ejemplo no puede animarse: no se ha cargado algo que necesita.',
  whole: 'Ver en Altered Codex',
  sandbox: 'Juego libre',
  sandboxLead:
    'Prepara cualquier posición, juégala, deshaz, compártela con un enlace. No se envía nada a ningún servidor.',
  needsScript: 'El juego libre necesita JavaScript. Los ejemplos pueden leerse sin él.',
  switchedOff: {
    title: (caught, switchable) =>
      `Reglas desactivadas: un ejemplo detecta ${caught} de ${switchable}`,
    lead: (switchable, carriedOut, date) =>
      `De ${carriedOut} reglas que actúan en el juego, ${switchable} pueden desactivarse una por una. Una regla está protegida si entonces al menos uno de sus ejemplos acaba de otro modo. Comprobado el ${date}.`,
    missed: 'Desactivadas sin que ningún ejemplo lo detecte todavía:',
  },
};
