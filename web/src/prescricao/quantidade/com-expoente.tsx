import { Fragment } from 'react';

/** '12^0,75' as it is written on paper; who copies or hears it still gets the mark. */
export function ComExpoente({ children }: { children: string }) {
  const [inicio, ...potencias] = children.split('^');
  return (
    <>
      {inicio}
      {potencias.map((potencia) => {
        const [expoente = ''] = /^[\d,]*\d/.exec(potencia) ?? [];
        return (
          <Fragment key={potencia}>
            <sup>
              <span className="so-leitor">^</span>
              {expoente}
            </sup>
            {potencia.slice(expoente.length)}
          </Fragment>
        );
      })}
    </>
  );
}
