import classes from './esqueletos.module.css';

type EsqueletoProps = { altura?: number | string; largura?: number | string; raio?: number };

export function Esqueleto({ altura = 16, largura = '100%', raio = 8 }: EsqueletoProps) {
  return (
    <span className={classes.esqueleto} data-esqueleto style={{ height: altura, width: largura, borderRadius: raio }} />
  );
}

/** Cards that have not arrived yet. */
export function EsqueletoDeLista({ linhas = 3, altura = 116 }: { linhas?: number; altura?: number }) {
  return (
    <div className={classes.lista} role="status">
      <span className="so-leitor">Carregando…</span>
      {Array.from({ length: linhas }, (_, i) => `linha ${i}`).map((chave) => (
        <Esqueleto key={chave} altura={altura} raio={18} />
      ))}
    </div>
  );
}
