import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { Textarea, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { ErroDaApi, mensagemDe, SemConexao, sessaoPerdida } from '../../lib/erros-da-api';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CampoMascarado } from '../../ui/campo-mascarado';
import { CodigoImpresso } from './codigo-impresso';
import {
  type DadosDoTutor,
  type ErrosDoTutor,
  errosDoTutor,
  faltamDoTutor,
  MAXIMO_DE_ANOTACOES,
} from './dados-do-tutor';
import type { Medidas } from './endereco';
import { criarIndicacao, pedidoDe, registrarCodigo } from './enviar-indicacao';
import classes from './formulario.module.css';
import { ProdutoEscolhido } from './produto-escolhido';

const IndicacaoRealizada = lazy(() => import('./indicacao-realizada').then((m) => ({ default: m.IndicacaoRealizada })));

type TutorDoPassoProps = {
  produto: Produto;
  medidas: Medidas;
  gramas: number | undefined;
  dados: DadosDoTutor;
  mudar: (mudanca: Partial<DadosDoTutor>) => void;
  chaveDe: (conteudo: unknown) => string;
};

export function TutorDoPasso({ produto, medidas, gramas, dados, mudar, chaveDe }: TutorDoPassoProps) {
  const id_prescritor = idDoUsuario(useUsuario());
  const [deixados, setDeixados] = useState<Partial<Record<keyof DadosDoTutor, true>>>({});
  const hoje = hojeEmSaoPaulo(new Date());
  const envio = useEnvio(() => {
    const pedido = pedidoDe(produto, medidas, dados);
    if (dados.codigo !== null) return registrarCodigo(dados.codigo, pedido);
    return criarIndicacao({ pedido, chave: chaveDe(pedido), data: hoje, id_prescritor });
  });
  const locais = errosDoTutor(dados);
  const faltam = faltamDoTutor(dados);

  const campo = (nome: keyof DadosDoTutor) => ({
    error: (deixados[nome] && locais[nome]) || envio.campos[nome],
    onBlur: () => setDeixados((antes) => ({ ...antes, [nome]: true })),
  });
  const digitar = (mudanca: Partial<DadosDoTutor>) => {
    envio.esquecer();
    mudar(mudanca);
  };
  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0 && !envio.enviando) envio.enviar();
  }

  return (
    <form className={classes.unica} onSubmit={enviar} noValidate>
      <ProdutoEscolhido produto={produto} gramas={gramas} />
      <div className={classes.par}>
        <CampoMascarado
          mascara="telefone"
          label="Telefone do tutor"
          description="O WhatsApp que recebe o link da indicação"
          autoComplete="off"
          value={dados.telefone}
          onChange={(telefone) => digitar({ telefone })}
          {...campo('telefone')}
        />
        <TextInput
          type="email"
          inputMode="email"
          label="E-mail do tutor (opcional)"
          description="Enviamos o código e o link para lá"
          placeholder="nome@exemplo.com.br"
          autoComplete="off"
          autoCapitalize="none"
          value={dados.email}
          onChange={({ currentTarget }) => digitar({ email: currentTarget.value })}
          {...campo('email')}
        />
      </div>
      <Textarea
        label="Anotações (opcional)"
        placeholder="O que o tutor precisa saber"
        rows={3}
        maxLength={MAXIMO_DE_ANOTACOES}
        value={dados.anotacoes}
        onChange={({ currentTarget }) => digitar({ anotacoes: currentTarget.value })}
        {...campo('anotacoes')}
      />
      <div className={classes.par}>
        <TextInput label="Data" readOnly value={isoParaBr(hoje)} />
        <CodigoImpresso codigo={dados.codigo} mudar={(codigo) => digitar({ codigo })} {...campo('codigo')} />
      </div>
      {envio.falha && (
        <Aviso tom="erro" titulo="Erro no cadastrado">
          {envio.falha}
        </Aviso>
      )}
      <BotaoDeEnvio faltam={faltam} enviando={envio.enviando} icone={<IconSend size={20} aria-hidden />}>
        {envio.semRede ? 'Tentar novamente' : 'Enviar indicação'}
      </BotaoDeEnvio>
      <Suspense>{envio.feita && <IndicacaoRealizada prescricao={envio.feita} />}</Suspense>
    </form>
  );
}

/** What went wrong lands on its field where it has one, else above the button. */
function useEnvio(mandar: () => Promise<Prescricao>) {
  const consultas = useQueryClient();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: mandar,
    onSuccess: () => void consultas.invalidateQueries({ queryKey: ['GET /prescritions'] }),
  });
  const campos: ErrosDoTutor = error instanceof ErroDaApi ? camposDoErro(error) : {};
  const noCampo = Object.keys(campos).length > 0;
  return {
    enviar: () => mutate(),
    esquecer: () => error && reset(),
    enviando: isPending,
    feita: data,
    campos,
    falha: error && !noCampo && !sessaoPerdida(error) ? mensagemDe(error) : null,
    semRede: error instanceof SemConexao,
  };
}

function camposDoErro({ tipo, campos: { email, telefone, anotacoes }, detail }: ErroDaApi): ErrosDoTutor {
  if (tipo.startsWith('codigo-')) return { codigo: detail };
  return { ...(email && { email }), ...(telefone && { telefone }), ...(anotacoes && { anotacoes }) };
}
