import type { DadosDoEvento } from '@indica-bem/domain/evento/contrato';
import { Textarea, TextInput } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { ErroDaApi, mensagemDe } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Cartao } from '../ui/cartao';
import { useCampos } from '../ui/use-campos';
import classes from './formulario-do-evento.module.css';
import { avisoDoLembrete, type CamposDoEvento, dadosDosCampos, errosDosCampos, nomesDoQueFalta } from './rascunho';

type FormularioDoEventoProps = {
  iniciais: CamposDoEvento;
  enviando: boolean;
  erro: Error | null;
  salvar: (dados: DadosDoEvento, aoRecusar: (campos: Record<string, string>) => void) => void;
};

export function FormularioDoEvento({ iniciais, enviando, erro, salvar }: FormularioDoEventoProps) {
  const campos = useCampos<keyof CamposDoEvento>(iniciais, errosDosCampos);
  const { valores, campo } = campos;
  const { onChange: mudarTitulo, ...titulo } = campo('titulo');
  const { onChange: mudarDescricao, ...descricao } = campo('descricao');
  // On the date it had, what was arranged stays arranged.
  const lembrete = valores.data === iniciais.data && iniciais.titulo ? '' : avisoDoLembrete(valores.data, new Date());

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    const dados = dadosDosCampos(valores);
    if (Object.keys(campos.erros).length > 0) campos.recusar(campos.erros);
    else if (dados) salvar(dados, campos.recusar);
  }

  return (
    <Cartao>
      <form className={classes.form} ref={campos.form} onSubmit={enviar} noValidate>
        {erro && !temCampos(erro) && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
        <TextInput
          label="Título"
          placeholder="Vacina, banho, consulta…"
          autoComplete="off"
          maxLength={120}
          {...titulo}
          onChange={({ currentTarget }) => mudarTitulo(currentTarget.value)}
        />
        <div>
          <CampoMascarado mascara="data" label="Data" autoComplete="off" {...campo('data')} />
          <p className={classes.lembrete} role="status">
            {lembrete && (
              <>
                <IconBell size={18} aria-hidden />
                {lembrete}
              </>
            )}
          </p>
        </div>
        <Textarea
          label="Detalhes"
          placeholder="O que levar, onde é, com quem falar"
          rows={4}
          maxLength={2000}
          {...descricao}
          onChange={({ currentTarget }) => mudarDescricao(currentTarget.value)}
        />
        <BotaoDeEnvio faltam={nomesDoQueFalta(valores)} enviando={enviando}>
          Cadastrar
        </BotaoDeEnvio>
      </form>
    </Cartao>
  );
}

const temCampos = (erro: Error) => erro instanceof ErroDaApi && Object.keys(erro.campos).length > 0;
