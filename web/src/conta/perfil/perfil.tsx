import { IconPencil, IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { ConfirmeSeuEmail } from '../../compartilhado/pessoa/confirme-seu-email';
import { DadosDaPessoa } from '../../compartilhado/pessoa/dados-da-pessoa';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Pagina } from '../../ui/pagina';
import { LembretesPorEmail } from './lembretes-por-email';
import { MeuCrmv } from './meu-crmv';
import { consultaDoPerfil } from './perfil-da-conta';
import { SeusDireitos } from './seus-direitos';

export function Perfil() {
  const sessao = useUsuario();
  const { data, error, refetch } = useQuery(consultaDoPerfil(sessao));
  return (
    <Pagina
      titulo="Minha conta"
      largura="media"
      acoes={
        <>
          <Botao para="/seguranca" icone={<IconShieldLock size={20} aria-hidden />}>
            Segurança
          </Botao>
          <Botao tom="principal" para="/perfil/editar" icone={<IconPencil size={20} aria-hidden />}>
            Editar cadastro
          </Botao>
        </>
      }
    >
      {data?.dados.email_confirmado === false && <ConfirmeSeuEmail email={String(data.dados.email ?? '')} />}
      {data?.dados.licenca && (
        <MeuCrmv licenca={data.dados.licenca} escrito={data.dados.crmv ? String(data.dados.crmv) : null} />
      )}
      {data && <DadosDaPessoa {...data} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <EsqueletoDeLista linhas={2} altura={180} />}
      {sessao.tipo_usuario === 'tutor' && <LembretesPorEmail />}
      {sessao.tipo_usuario !== 'indicabem' && (
        <SeusDireitos
          login={sessao.tipo_usuario}
          id={idDoUsuario(sessao)}
          exclusaoPedidaEm={data?.dados.exclusao_pedida_em}
        />
      )}
      <BannerDaPagina pagina="perfil" />
    </Pagina>
  );
}
