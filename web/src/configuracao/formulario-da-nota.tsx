import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import { EXIGENCIAS_DA_NOTA, type ExigenciaDaNota } from '@indica-bem/domain/nota/regras';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { Cartao } from '../ui/cartao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { diferencasDosCampos } from '../ui/edicao/conflito-de';
import { OpcoesExplicadas } from '../ui/opcoes-explicadas';
import { avisar } from '../ui/toasts';
import classes from './formulario-da-conferencia.module.css';
import { PeDoAjuste } from './pe-do-ajuste';
import { NOTA } from './textos';
import { useAjuste } from './use-ajuste';

const OPCOES = EXIGENCIAS_DA_NOTA.map((valor) => ({ valor, ...NOTA[valor] }));

/** Whether stores must bring the receipt of each sale. */
export function FormularioDaNota({ ajustes }: { ajustes: Ajustes }) {
  const { pathname } = useLocation();
  const ajuste = useAjuste(ajustes, 'nota', `${pathname}/nota`);
  const { campos, value, error, onChange } = ajuste;
  const nota = value as ExigenciaDaNota;

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (campos.mudou) ajuste.enviar({ nota, versao: ajuste.lidos.versao });
    else avisar.info(`A nota já é ${NOTA[nota].nome.toLowerCase()}`);
  }

  return (
    <Cartao como="section" rotulo="Nota fiscal">
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        <div className={classes.cabeca}>
          <h2>Nota fiscal</h2>
          <p>Se a loja precisa enviar a nota de cada venda com desconto.</p>
        </div>
        <OpcoesExplicadas
          legenda="A nota da compra"
          soParaLeitor
          opcoes={OPCOES}
          valor={value}
          erro={error}
          onChange={onChange}
        />
        {ajustes.nota_desde && (
          <p className={classes.alterada}>Obrigatória para as compras desde {isoParaBr(ajustes.nota_desde)}</p>
        )}
        <PeDoAjuste
          ajuste={ajuste}
          diferencas={(atual) =>
            diferencasDosCampos(
              campos,
              ajuste.emTexto(atual),
              { nota: 'Nota fiscal' },
              (_, valor) => NOTA[valor as ExigenciaDaNota].nome,
            )
          }
          salvarAssim={({ versao }) => ajuste.enviar({ nota, versao })}
        >
          Salvar a nota
        </PeDoAjuste>
      </form>
    </Cartao>
  );
}
