import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { ANIMAIS, CODIGOS_POR_LOTE } from '@indica-bem/domain/lote/regras';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { camposDe, mensagemDe, sessaoPerdida, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Cartao } from '../ui/cartao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { Escolha } from '../ui/escolha';
import { useCampos } from '../ui/use-campos';
import classes from './lote.module.css';
import {
  type CamposDoLote,
  EM_BRANCO,
  errosDoServidor,
  errosDosCampos,
  lerQuantidade,
  loteDosCampos,
  nomesDoQueFalta,
} from './rascunho';
import { useGerar } from './use-gerar';

const OPCOES = ANIMAIS.map((animal) => ({ valor: animal, rotulo: animal }));

export function FormularioDoLote({ especificos }: { especificos: boolean }) {
  const conferir = (valores: CamposDoLote) => errosDosCampos(valores, hojeEmSaoPaulo(new Date()));
  const campos = useCampos<keyof CamposDoLote>(EM_BRANCO, conferir, `lote-${especificos}`);
  const { valores, campo, mudar } = campos;
  // What is left in the fields of a batch that was made is not unsaved.
  const [gerado, setGerado] = useState<CamposDoLote | null>(null);
  const gerar = useGerar({
    mudou: campos.mudou && JSON.stringify(valores) !== JSON.stringify(gerado),
    aoGerar: () => {
      setGerado({ ...valores, data: '' });
      mudar({ data: '' });
    },
    aoFalhar: (erro) => campos.recusar(errosDoServidor(camposDe(erro))),
  });

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    const lote = loteDosCampos(valores, especificos);
    if (Object.keys(campos.erros).length > 0) return campos.recusar(campos.erros);
    if (lote) gerar.enviar(lote);
  }

  return (
    <Cartao>
      <form className={classes.form} ref={campos.form} onSubmit={enviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        {gerar.erro && !temCampos(gerar.erro) && !sessaoPerdida(gerar.erro) && (
          <Aviso tom="erro">{mensagemDe(gerar.erro)}</Aviso>
        )}
        {especificos && (
          <div className={classes.par}>
            <Texto rotulo="Título" dica="Aparece no cartão e na indicação do tutor" maximo={120} {...campo('titulo')} />
            <Texto rotulo="Desconto (%)" decimal {...campo('desconto')} />
          </div>
        )}
        <div className={classes.par}>
          <TextInput
            label="Quantidade"
            description={`De 1 a ${CODIGOS_POR_LOTE} por vez`}
            inputMode="numeric"
            autoComplete="off"
            {...campo('quantidade')}
            onChange={({ currentTarget }) => mudar({ quantidade: lerQuantidade(currentTarget.value) })}
          />
          <CampoMascarado
            mascara="data"
            label="Data de referência"
            description="Dá nome ao arquivo dos códigos"
            autoComplete="off"
            {...campo('data')}
          />
        </div>
        {especificos && (
          <Escolha legenda="Animal" opcoes={OPCOES} valor={valores.animal} onChange={(animal) => mudar({ animal })} />
        )}
        <BotaoDeEnvio faltam={nomesDoQueFalta(valores, especificos)} enviando={gerar.enviando}>
          Cadastrar
        </BotaoDeEnvio>
      </form>
    </Cartao>
  );
}

type TextoProps = ReturnType<ReturnType<typeof useCampos<'titulo'>>['campo']> & {
  rotulo: string;
  dica?: string;
  maximo?: number;
  decimal?: boolean;
};

function Texto({ rotulo, dica, maximo = 6, decimal = false, onChange, ...campo }: TextoProps) {
  return (
    <TextInput
      label={rotulo}
      description={dica ?? 'Um número, como 15 ou 12,5'}
      maxLength={maximo}
      inputMode={decimal ? 'decimal' : 'text'}
      autoComplete="off"
      {...campo}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
