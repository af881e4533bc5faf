import { addStyles } from '../../styles/add-styles.ts';

/** A module of what opens over the board, once its styles are there too. */
export async function withSheetStyles<Module>(loading: Promise<Module>): Promise<Module> {
  const [loaded, { default: styles }] = await Promise.all([
    loading,
    import('../styles/sheet.css?inline'),
  ]);
  addStyles(styles);
  return loaded;
}
