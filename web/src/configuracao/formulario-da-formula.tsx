import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import { errosDoResponsavel } from '@indica-bem/domain/dose/responsavel';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { Cartao } from '../ui/cartao';
import { confirmar } from '../ui/confirmar';
import { DeOndeParou } from '../ui/de-onde-parou';
import { diferencasDosCampos } from '../ui/edicao/conflito-de';
import { OpcoesExplicadas } from '../ui/opcoes-explicadas';
import { avisar } from '../ui/toasts';
import { CamposDoResponsavel } from './campos-do-responsavel';
import classes from './formulario-da-conferencia.module.css';
import { PeDoAjuste } from './pe-do-ajuste';
import { FORMULA, TROCAR_DE_FORMULA } from './textos';
import { useAjustes } from './use-ajuste';

const CAMPOS = ['formula', 'responsavel_nome', 'responsavel_crmv', 'responsavel_uf'] as const;
const OPCOES = (['1', '2'] as const).map((valor) => ({ valor, ...FORMULA[valor] }));
const ROTULOS = {
  formula: 'Fórmula',
  responsavel_nome: 'Veterinário responsável',
  responsavel_crmv: 'CRMV',
  responsavel_uf: 'Estado do CRMV',
};

/** How the daily amount is reckoned, and who answers for it. */
export function FormularioDaFormula({ ajustes }: { ajustes: Ajustes }) {
  const { pathname } = useLocation();
  const ajuste = useAjustes(ajustes, CAMPOS, `${pathname}/formula`);
  const { campos } = ajuste;
  const { valores } = campos;
  const formula = valores.formula as '1' | '2';

  /** Over `salvos`: another formula changes what every partner is asked, so it takes a second word. */
  async function salvar(salvos: Ajustes) {
    const faltam = errosDoResponsavel({ ...valores, formula: Number(formula) });
    if (Object.keys(faltam).length > 0) return campos.recusar(faltam);
    const troca = String(salvos.formula) !== formula;
    if (troca && !(await confirmar(TROCAR_DE_FORMULA(formula)))) return;
    ajuste.enviar({ ...soDoResponsavel(valores), formula: formula === '2' ? 2 : 1, versao: salvos.versao });
  }

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (campos.mudou) void salvar(ajuste.lidos);
    else avisar.info(`A fórmula já é a ${formula}`);
  }

  return (
    <Cartao como="section" rotulo="Fórmula da quantidade">
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        <div className={classes.cabeca}>
          <h2>Fórmula da quantidade</h2>
          <p>Como se calculam os gramas por dia. Cada indicação guarda a fórmula com que foi feita.</p>
        </div>
        <OpcoesExplicadas legenda="A fórmula" soParaLeitor opcoes={OPCOES} {...opcao(campos.campo('formula'))} />
        <CamposDoResponsavel campo={campos.campo} rotulos={ROTULOS} />
        <PeDoAjuste
          ajuste={ajuste}
          diferencas={(atual) => diferencasDosCampos(campos, ajuste.emTexto(atual), ROTULOS)}
          salvarAssim={(atual) => void salvar(atual)}
        >
          Salvar a fórmula
        </PeDoAjuste>
      </form>
    </Cartao>
  );
}

type Valores = Record<(typeof CAMPOS)[number], string>;

/** An empty one is sent too: it takes the name away. */
const soDoResponsavel = ({ responsavel_nome, responsavel_crmv, responsavel_uf }: Valores) => ({
  responsavel_nome,
  responsavel_crmv,
  responsavel_uf: responsavel_uf as '',
});

const opcao = ({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (v: string) => void;
}) => ({
  valor: value,
  erro: error,
  onChange,
});
