import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { ResultadoDaDose } from '@indica-bem/domain/dose/calcular-dose';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { emLista } from '@indica-bem/domain/texto/em-lista';
import type { FormEvent } from 'react';
import { peca } from '../../lib/peca';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { Esqueleto } from '../../ui/esqueletos';
import { naoAbriu } from '../../ui/nao-abriu';
import { CartaoDaQuantidade } from '../quantidade/cartao-da-quantidade';
import { SemQuantidade } from '../quantidade/sem-quantidade';
import { CampoComUnidade } from './campo-com-unidade';
import { CamposDaFormula1 } from './campos-da-formula-1';
import { CrescimentoAoLado } from './crescimento-ao-lado';
import { faltaConfirmar, faltamNaDose, faseDe, podeSeguir, type Regra, vistoDe } from './dose-do-passo';
import type { Medidas } from './endereco';
import classes from './formulario.module.css';
import { ProdutoEscolhido } from './produto-escolhido';

// With the drawings: who reckons by formula 1 does not load them.
const CamposDaFormula2 = peca(
  () => import('./campos-da-formula-2').then((m) => m.CamposDaFormula2),
  naoAbriu,
  <Esqueleto altura={240} raio="controle" />,
);

type QuantidadeDoPassoProps = {
  produto: Produto;
  medidas: Medidas;
  regra: Regra;
  resultado: ResultadoDaDose;
  mudar: (mudanca: Partial<Medidas>) => void;
  avancar: () => void;
};

export function QuantidadeDoPasso({ produto, medidas, regra, resultado, mudar, avancar }: QuantidadeDoPassoProps) {
  const erros = 'erros' in resultado ? resultado.erros : {};
  const dose = 'dose' in resultado ? resultado.dose : null;
  const semDose = 'semDose' in resultado ? resultado.semDose : null;
  const faltam = [
    ...faltamNaDose(erros),
    ...(faltaConfirmar(resultado, medidas) ? ['a conferência do crescimento'] : []),
  ];
  const Campos = regra.formula === 2 ? CamposDaFormula2 : CamposDaFormula1;

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (podeSeguir(resultado, medidas, regra)) avancar();
  }

  return (
    <form className={classes.colunas} onSubmit={enviar} noValidate>
      <div className={classes.campos}>
        <ProdutoEscolhido produto={produto} />
        <CampoComUnidade
          label="Peso do pet"
          ajuda={maePelaFormula2(regra, faseDe(produto, medidas)) ? 'O de antes da gestação' : undefined}
          exemplo="Exemplo: 12,5"
          unidade="kg"
          valor={medidas.peso}
          erro={erros.peso_pet}
          onChange={(peso) => mudar({ peso })}
        />
        <Campos produto={produto} medidas={medidas} erros={erros} mudar={mudar} />
      </div>
      <div className={classes.lado}>
        {semDose ? (
          <SemQuantidade motivo={semDose} especie={produto.especie} paraVeterinario={regra.veterinario} />
        ) : (
          <CartaoDaQuantidade
            quantidade={dose && { ...dose, responsavel: regra.responsavel }}
            especie={produto.especie}
            paraVeterinario={regra.veterinario}
            espera={`Falta: ${emLista(faltamNaDose(erros))}.`}
          />
        )}
        {dose?.crescimento && (
          <CrescimentoAoLado
            dose={dose}
            confirmado={!faltaConfirmar(resultado, medidas)}
            confirmar={(sim) => mudar({ confirmado: (sim && vistoDe(dose)) || '' })}
          />
        )}
      </div>
      <div className={classes.acao}>
        {dose && (
          <p className={classes.resumo} aria-hidden>
            <strong>{formatarInteiro(dose.gramas)}</strong> g/dia
          </p>
        )}
        {semDose && regra.veterinario && (
          <p className={classes.resumo} aria-hidden>
            Sem quantidade
          </p>
        )}
        {semDose && !regra.veterinario ? (
          <Aviso tom="alerta">Sem a quantidade, a indicação fica para o veterinário.</Aviso>
        ) : (
          <BotaoDeEnvio faltam={faltam}>{semDose ? 'Indicar sem a quantidade' : 'Avançar'}</BotaoDeEnvio>
        )}
      </div>
    </form>
  );
}

/** Of the stages this food has: one answered for another food is kept, in case that comes back. */
const maePelaFormula2 = ({ formula }: Regra, fase: ReturnType<typeof faseDe>) =>
  formula === 2 && (fase === 'gestacao' || fase === 'lactacao');
