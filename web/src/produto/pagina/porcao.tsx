import { formatarDecimal, formatarInteiro, formatarPeso, lerPeso } from '@indica-bem/domain/brasil/numeros';
import { verDose } from '@indica-bem/domain/dose/chamadas';
import { duracoes, porQueSugerido } from '@indica-bem/domain/dose/duracao-dos-pacotes';
import { atividadesDoExemplo, exemploDoAdulto, pesoTipico } from '@indica-bem/domain/dose/exemplo-do-adulto';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consulta } from '../../lib/consultas';
import { Cartao } from '../../ui/cartao';
import classes from './produto.module.css';

/** An example by the formula in force, for whoever wonders; a pet's own portion comes with its recommendation. */
export function Porcao({ produto }: { produto: Produto }) {
  const { data } = useQuery(consulta(verDose));
  const formula = data?.formula ?? 1;
  const atividades = atividadesDoExemplo(formula, produto.especie);
  const [peso, setPeso] = useState(formatarDecimal(pesoTipico(produto), 2));
  const [escolhida, setEscolhida] = useState('baixa');
  const dose = exemploDoAdulto(produto, { formula, peso: lerPeso(peso), atividade: escolhida });
  return (
    <Cartao como="section">
      <h3 className={classes.titulo}>Quanto por dia</h3>
      <div className={classes.campos}>
        <TextInput
          label="Peso do pet"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          rightSection={<span className={classes.unidade}>kg</span>}
          value={peso}
          error={peso && !dose ? 'Confira o peso' : undefined}
          onChange={({ currentTarget }) => setPeso(currentTarget.value)}
        />
        <NativeSelect
          label="Atividade"
          data={atividades.map(({ chave, rotulo }) => ({ value: chave, label: rotulo }))}
          value={escolhida}
          onChange={({ currentTarget }) => setEscolhida(currentTarget.value)}
        />
      </div>
      <p className={classes.gramas} aria-live="polite">
        <strong>{dose ? formatarInteiro(dose.gramas) : '—'}</strong> g por dia
        {dose && <span>{formatarInteiro(dose.kcal)} kcal</span>}
      </p>
      {dose && (
        <>
          <h4 className={classes.subtitulo}>Quanto dura cada pacote</h4>
          <ul className={classes.pacotes}>
            {duracoes(dose.gramas).map((duracao) => (
              <li key={duracao.peso} data-sugerido={duracao.sugerido || undefined}>
                <span>{formatarPeso(duracao.peso)}</span>
                <strong>{duracao.dias === 1 ? '1 dia' : `${formatarInteiro(duracao.dias)} dias`}</strong>
                {duracao.sugerido && <span className="so-leitor"> ({porQueSugerido(duracao)})</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.nota}>
        Um exemplo, para um adulto saudável no peso ideal. A porção do seu pet é a da indicação: quem indica decide.
        Cada loja tem os seus pacotes.
      </p>
    </Cartao>
  );
}
