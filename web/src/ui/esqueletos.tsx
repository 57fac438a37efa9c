import classes from './esqueletos.module.css';

type EsqueletoProps = { altura?: number | string; largura?: number | string; raio?: 'pequeno' | 'controle' | 'cartao' };

export function Esqueleto({ altura = 16, largura = '100%', raio = 'pequeno' }: EsqueletoProps) {
  const style = { height: altura, width: largura, borderRadius: `var(--raio-${raio})` };
  return <span className={classes.esqueleto} data-esqueleto style={style} />;
}

/** Cards that have not arrived yet. */
export function EsqueletoDeLista({ linhas = 3, altura = 116 }: { linhas?: number; altura?: number }) {
  return (
    <div className={classes.lista} role="status">
      <span className="so-leitor">Carregando…</span>
      {Array.from({ length: linhas }, (_, i) => `linha ${i}`).map((chave) => (
        <Esqueleto key={chave} altura={altura} raio="cartao" />
      ))}
    </div>
  );
}
