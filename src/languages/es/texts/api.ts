import type { ApiTexts } from '../../texts/language-texts.ts';

export const api: ApiTexts = {
  title: 'Datos para programas',
  lead: 'Todo lo que muestran las páginas, como archivos JSON: sin clave, sin límite, sin consultas.',
  promise:
    'Dentro de la versión 1, ninguna clave cambia de nombre ni se quita. Puede haber nuevas.',
  answers: 'Direcciones',
  holds: {
    Index: 'Lo que hay, con un hash que cambia cuando cambia algo',
    Rule: 'Una regla; para el número de una sección, la sección con sus reglas',
    Section: 'Una sección con sus reglas',
    Edition: 'Una edición entera en un idioma',
    Terms: 'Todos los términos en todos los idiomas',
    Rulings: 'Todas las respuestas en todos los idiomas',
    Record: 'Respuestas oficiales, erratas, suspensiones y formatos por fecha, con sus fuentes',
    Cards: 'Todas las cartas, con sus habilidades tal como las ejecuta el motor',
    CardTexts: 'Lo que dice la cara de cada carta, en un idioma',
    Examples: 'Todos los ejemplos jugados por su título',
    Example: 'Un ejemplo jugado tal como está escrito, y las reglas que cita',
    Coverage: 'Los ejemplos y las pruebas que muestran cada regla',
    Lookup: 'Números y nombres escritos de cualquier forma, con las páginas que designan',
  },
  run: 'Ejecutar',
  answer: 'Respuesta',
  schema: 'Esquema',
  failed: 'La petición ha fallado.',
  lookup: 'Buscar cualquier cosa',
  lookupLead:
    'Un archivo y un pequeño script encuentran un número escrito de cualquier forma y un nombre en cualquier idioma.',
  marks: 'Enlaces en tus páginas',
  marksLead:
    'Con este script, [[6.1.e]], [[Sabotear]] y [[!Abrir las puertas]] se convierten en enlaces con vista previa.',
  marksEdition: (current) =>
    `Los números son los de la edición actual, ${current}; data-edition nombra otra, como en data-edition="4.0", y una marca la suya, como en [[6.1.e (4.0)]]. Una vista previa dice de qué edición es y qué designa el número en las demás.`,
  marksVersion: (newest) =>
    `Una versión nunca cambia: con su hash, el navegador rechaza cualquier otro archivo. La más reciente está también en ${newest}.`,
  more: 'Más archivos',
};
